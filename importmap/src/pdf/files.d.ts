/** Made by the build (pdf-files.ts). */
declare module 'atrium:pdf-files' {
  /** The program that reads documents. */
  export const workerText: string
  /** By name, in base64. */
  export const files: Readonly<Record<string, string>>
}
