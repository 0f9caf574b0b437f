import { github } from "./github";
import { gitlab } from "./gitlab";

export const GIT_SERVICES = { github, gitlab };

export type GitServiceName = keyof typeof GIT_SERVICES;

export const isGitService = (name: string): name is GitServiceName =>
  Object.hasOwn(GIT_SERVICES, name);
