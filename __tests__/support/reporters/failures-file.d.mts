export function noteFailure(what: string, command: string): void;
export function firstLine(message: string): string;
