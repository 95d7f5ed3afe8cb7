import type { Adapter, AdapterPayload } from 'oidc-provider'

type Stored = Map<string, AdapterPayload>

/** Keeps what the provider remembers, and its clients, in one map that goes away with it. */
export class MemoryAdapter implements Adapter {
  readonly #stored: Stored
  readonly #kind: string

  constructor(kind: string, stored: Stored) {
    this.#kind = kind
    this.#stored = stored
  }

  async upsert(id: string, payload: AdapterPayload) {
    this.#stored.set(this.#key(id), payload)
  }

  async find(id: string) {
    return this.#stored.get(this.#key(id))
  }

  async findByUid(uid: string) {
    return this.#all().find((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string) {
    return this.#all().find((payload) => payload.userCode === userCode)
  }

  async consume(id: string) {
    const payload = this.#stored.get(this.#key(id))
    if (payload !== undefined) this.#stored.set(this.#key(id), { ...payload, consumed: Math.floor(Date.now() / 1000) })
  }

  async destroy(id: string) {
    this.#stored.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, payload] of this.#stored) if (payload.grantId === grantId) this.#stored.delete(key)
  }

  #key(id: string) {
    return `${this.#kind}:${id}`
  }

  #all() {
    return [...this.#stored].filter(([key]) => key.startsWith(`${this.#kind}:`)).map(([, payload]) => payload)
  }
}
