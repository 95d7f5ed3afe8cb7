export type MailWords = { subject: string; greeting: string; lines: readonly string[]; button: string; ignore: string }
