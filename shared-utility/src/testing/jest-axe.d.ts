// The package brings no types of its own; this is the part of it that we use.
declare module 'jest-axe' {
  type Violation = { id: string; impact: string | null; help: string; nodes: { html: string }[] }
  export function axe(element: Element): Promise<{ violations: Violation[] }>
}
