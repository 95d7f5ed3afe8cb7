/** Something that may fail so often: `free` failures, then a wait that doubles with each further one. */
export type Limit = { kind: keyof typeof free; subject: string }

// An office shares one address, so the address may fail more often than a person, and what is around it more often still.
export const free = {
  loginId: 5,
  device: 5,
  // The failures of one account in all of the browsers known for it.
  devices: 30,
  // Of a person who is signed in: see `own-limits.ts`.
  stepUp: 5,
  oldPassword: 5,
  totp: 5,
  recovery: 5,
  smsFactor: 5,
  ownPhone: 5,
  stepUpPhone: 5,
  ownEmail: 3,
  // The failures of one account in all of its sessions, and in all of the browsers known to it before: more than one
  // thief has.
  ownSessions: 20,
  ownDevices: 30,
  openId: 10,
  messengerApp: 60,
  messengerState: 600,
  probe: 20,
  signOn: 100,
  resetAccount: 3,
  resetIp: 10,
  // Mails to one person, from all callers that ask for them.
  mail: 3,
  ip: 30,
  network: 200,
  scan: 300,
  securityToken: 20,
  // The failures of one address with tokens that are not, or no longer, good.
  deployToken: 100,
} as const
