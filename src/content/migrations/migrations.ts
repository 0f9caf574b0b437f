/** Every change that made data of an older version wrong, the oldest first. */
import { singleFiles } from "../schema/content-files";
import { changesOf, type Migration } from "./migration";

const labels = changesOf("2.0.0", singleFiles.labels.path);
const pharmacy = changesOf("2.0.0", singleFiles.pharmacy.path);
const contactForm = changesOf("2.0.0", singleFiles.contactForm.path);
const transferForm = changesOf("2.0.0", singleFiles.transferForm.path);

const labels3 = changesOf("3.0.0", singleFiles.labels.path);

/** One stays as it is once its version is out: pharmacies come from any version. */
export const migrations: readonly Migration[] = [
  pharmacy.removed(["tagline"]),
  labels.removed(["closed"]),
  labels.removed(["privacyPath"]),

  contactForm.renamed(["problems", "noMessage"], ["questions", "message", "missing"]),
  contactForm.renamed(["problems", "noReply"], ["questions", "email", "missing"]),
  contactForm.renamed(["problems"], ["errors"]),
  contactForm.grouped(["unavailable", "notSetUp"], "text", { heading: "Call or email us" }),

  transferForm.renamed(["parts"], ["groups"]),
  transferForm.renamed(["problems"], ["errors"]),
  transferForm.grouped(["unavailable", "notSetUp"], "text", {
    heading: "Transfer by phone or on paper",
  }),

  labels3.removed(["mapCredit"]),
];
