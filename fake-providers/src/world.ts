import { randomBytes } from 'node:crypto'
import { createCards } from './cards.ts'
import { createFaults } from './faults.ts'
import { demoApps, fakePeople, type FakeApp, type FakePerson, type Provider } from './people.ts'

/** What a code was issued for: an app's bridge inside the messenger, or its sign-in page. */
export type NewCode = {
  provider: Provider
  person: string
  appId?: string
  from?: 'bridge' | 'page'
  redirectUri?: string
  /** Default five minutes; Feishu's bridge gives three. */
  livesMs?: number
}

type Code = Required<Omit<NewCode, 'livesMs' | 'redirectUri'>> & {
  redirectUri: string | null
  expiresAt: number
  isUsed: boolean
}

type Wanted = { provider: Provider; appId: string; from: Code['from'] | 'any'; redirectUri?: string }

type Token = { provider: Provider; appId: string; kind: 'app' | 'person'; person: string | null; expiresAt: number }

export type CodeVerdict =
  | { status: 'ok'; person: FakePerson }
  | { status: 'unknown' | 'used' | 'expired' | 'otherApp' | 'otherPage' }

const tokenLivesMs = 7_200_000
const codeLivesMs = 300_000

/** All that the providers remember. One in a process; tests reach into it, other processes use the control address. */
export function createWorld(now: () => Date) {
  const apps: FakeApp[] = demoApps()
  const people: FakePerson[] = [...fakePeople]
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Token>()
  return {
    now,
    apps,
    people,
    faults: createFaults(),
    /** How often an address was asked, by its path. */
    asked: new Map<string, number>(),
    ...createCards(),
    issueCode,
    takeCode,
    issueToken,
    readToken,
    /** A provider may end its tokens before their time. */
    revokeTokens: () => tokens.clear(),
    addApp: (app: FakeApp) => apps.push(app),
    addPerson: (person: FakePerson) => people.push(person),
    appOf: (provider: Provider, appId: string) => apps.find((app) => app.provider === provider && app.appId === appId),
    personOf: (id: string) => people.find((person) => person.id === id),
  }

  function issueCode({ provider, person, appId, from = 'bridge', redirectUri, livesMs = codeLivesMs }: NewCode) {
    const chosen = appId ?? demoApps().find((app) => app.provider === provider)?.appId ?? ''
    const code = randomBytes(16).toString('hex')
    const expiresAt = now().getTime() + livesMs
    codes.set(code, {
      provider,
      person,
      appId: chosen,
      from,
      redirectUri: redirectUri ?? null,
      expiresAt,
      isUsed: false,
    })
    return code
  }

  /** Using a code up is the provider's first action, so a second try finds it used whatever came of the first. */
  function takeCode(value: string, wanted: Wanted): CodeVerdict {
    const code = codes.get(value)
    if (code === undefined || code.provider !== wanted.provider) return { status: 'unknown' }
    if (code.isUsed) return { status: 'used' }
    if (code.expiresAt <= now().getTime()) return { status: 'expired' }
    if (code.appId !== wanted.appId) return { status: 'otherApp' }
    if (wanted.from !== 'any' && code.from !== wanted.from) return { status: 'unknown' }
    if (wanted.redirectUri !== undefined && code.redirectUri !== wanted.redirectUri) return { status: 'otherPage' }
    code.isUsed = true
    const person = people.find(({ id }) => id === code.person)
    return person === undefined ? { status: 'unknown' } : { status: 'ok', person }
  }

  function issueToken(token: Omit<Token, 'expiresAt' | 'person'> & { person?: string }) {
    const value = randomBytes(24).toString('base64url')
    tokens.set(value, { person: null, ...token, expiresAt: now().getTime() + tokenLivesMs })
    return { value, seconds: tokenLivesMs / 1000 }
  }

  function readToken(value: string, { provider, kind }: Pick<Token, 'provider' | 'kind'>): Token | null {
    const token = tokens.get(value)
    const isGood = token?.provider === provider && token.kind === kind && token.expiresAt > now().getTime()
    return isGood ? token : null
  }
}

export type World = ReturnType<typeof createWorld>
