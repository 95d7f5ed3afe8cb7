/** As much of Node's server as the tests of this folder need: everything else here runs in the browser, and knows no Node. */
declare module 'node:http' {
  export type IncomingMessage = { url?: string; socket: { destroy(): void } }
  export type ServerResponse = {
    writeHead(status: number, headers?: Record<string, string>): ServerResponse
    flushHeaders(): void
    write(text: string): boolean
    end(text?: string): void
    destroy(): void
    once(event: 'close', heard: () => void): void
  }
  type Server = {
    listen(port: number, host: string, done: () => void): void
    address(): { port: number } | string | null
    closeAllConnections(): void
    close(done: () => void): void
  }
  export function createServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Server
}
