import { forward } from './run.ts'

/** An invitation whose answer was lost gets another code: the first is written down nowhere. An enterprise still reads no code. */
export const invitationCode = forward(`
grant update (code_mac) on invitation to atrium_app;
`)
