/** One file for both: the page of every visitor names each. */
export { hold } from './hold.tsx'
export { UpdateNotice } from './UpdateNotice.tsx'
