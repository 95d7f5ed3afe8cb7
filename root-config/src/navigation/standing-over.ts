const over = 'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'

/** Whether something stands over the page that has the person's attention, and the focus. */
export function hasStandingOver() {
  return document.querySelector(over) !== null
}
