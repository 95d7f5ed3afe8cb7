/** Fills `{name}` in a text; a missing value stays visible as its brace. */
export function fill(text: string, params: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(params[name] ?? brace))
}
