/** One file for all: the page of every visitor names each. */
export { followPortal } from '../../follow/follow-portal.ts'
export { onceShown } from '../../follow/once-shown.ts'
export { keepFocus } from '../../navigation/keep-focus.ts'
export { hold } from './hold.tsx'
export { UpdateNotice } from './UpdateNotice.tsx'
export { ReminderBar } from './ReminderBar.tsx'
