import type { SyntheticEvent } from 'react'

/**
 * Of a form, whose fields some password managers, and apps that show the portal, fill without an event: React would send
 * what it knows, and put that back into a field as soon as it draws it, as when the focus comes or goes.
 */
export const hearsFilled = { onFocusCapture: hear, onBlurCapture: hear, onSubmitCapture: hear }

const notText = new Set(['checkbox', 'file', 'hidden', 'radio'])

function hear({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) {
  for (const field of form.elements) {
    // What React knows of a field is its `defaultValue`.
    if (!(field instanceof HTMLInputElement) || notText.has(field.type) || field.value === field.defaultValue) continue
    const filled = field.value
    // It compares with what was last written by the property that it has put on the field itself.
    field.value = field.defaultValue
    Reflect.set(HTMLInputElement.prototype, 'value', filled, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
