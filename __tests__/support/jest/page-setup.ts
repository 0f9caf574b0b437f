/** Runs before each test file that draws components. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lays nothing out, so it knows no scrolling. A few of these tests have no document at all.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => undefined;
