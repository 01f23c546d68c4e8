interface StoredEntry {
  payload: Record<string, unknown>
  expiresAtMs: number
}

// The provider's sessions, grants and codes; they need not survive a restart.
const entries = new Map<string, StoredEntry>()

/** The storage interface of oidc-provider, for one kind of object; deletes expired entries. */
export class MemoryStore {
  readonly #kind: string

  constructor(kind: string) {
    this.#kind = kind
  }

  async upsert(id: string, payload: Record<string, unknown>, expiresInSeconds = 3600) {
    const nowMs = performance.now()
    for (const [key, entry] of entries) if (entry.expiresAtMs <= nowMs) entries.delete(key)
    entries.set(this.#key(id), { payload, expiresAtMs: nowMs + expiresInSeconds * 1000 })
  }

  async find(id: string) {
    const entry = entries.get(this.#key(id))
    return entry && entry.expiresAtMs > performance.now() ? entry.payload : undefined
  }

  async findByUid(uid: string) {
    return this.#all().find(([, { payload }]) => payload.uid === uid)?.[1].payload
  }

  async findByUserCode(userCode: string) {
    return this.#all().find(([, { payload }]) => payload.userCode === userCode)?.[1].payload
  }

  async consume(id: string) {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(performance.now() / 1000) + 1
  }

  async destroy(id: string) {
    entries.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { payload }] of this.#all())
      if (payload.grantId === grantId) entries.delete(key)
  }

  #key(id: string) {
    return `${this.#kind}:${id}`
  }

  #all() {
    return [...entries].filter(([key]) => key.startsWith(`${this.#kind}:`))
  }
}
