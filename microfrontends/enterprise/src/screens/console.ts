export { audit, auditRecord, sessions, signIns } from './logs/pages.tsx'
export { overview } from './overview/pages.tsx'
