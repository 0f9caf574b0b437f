import { github } from "./github";
import { gitlab } from "./gitlab";

/** Git services to which the editing screen can save. */
export const GIT_SERVICES = { github, gitlab };

export type GitServiceName = keyof typeof GIT_SERVICES;

export const isGitService = (name: string): name is GitServiceName =>
  Object.hasOwn(GIT_SERVICES, name);
