import { popUp } from '../theme/theme-surfaces.ts'

/** What is found, over the fields below: told apart from them by a border and the pop-ups' shadow. */
export const pickerPaper = { paper: { sx: { mt: 1, border: 1, borderColor: 'divider', boxShadow: popUp } } }
