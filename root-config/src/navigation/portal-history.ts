import {
  addressAtom,
  atriumStore,
  currentHost,
  currentLang,
  routeAtom,
  sessionAtom,
  type NavigateOptions,
} from '@atrium/shared-utility'
import { compileRoutes, type CompiledRoutes } from '@atrium/shared-utility/model'
import type { BaseConfig } from '@atrium/shared-utility/contract'
import { decide, type Decision } from './guards.ts'
import { entryIndex, withIndex, writeEntry } from './history-entry.ts'
import { dropLeaveGuards, hasLeaveGuards, mayLeave } from './leave-guards.ts'
import { currentPage, currentSession, pageAtom, pageOf, type Page } from './page.ts'
import { reminderAtom } from './reminder.ts'
import { isTwoStepUnknown, knownTwoStep, twoStepFor } from './two-step-state.ts'
import { visitOf, type Visit } from './visit.ts'

export type Arrival = {
  /** A traversal has moved the address already. */
  how: 'push' | 'replace' | 'traverse'
  before: Page
  page: Page
  /** The router that moved by itself and need not be told. */
  mover?: object
}

type Settings = {
  config: BaseConfig
  /** Called after each commit, when page and address are in place. */
  onCommit: (arrival: Arrival) => void
  /** Leaves the portal, or loads one of its pages anew. */
  load: (url: string) => void
}
type Settled = { visit: Visit; decision: Decision }
type Step = { how: Arrival['how']; state?: unknown; mover?: object }

const maxRedirects = 8

/** The shell's own history: guards run first, then the address changes, then every listener is told. */
export class PortalHistory {
  #routes: CompiledRoutes
  #settings: Settings
  #sessionSpace: string | null
  #index = entryIndex(window.history.state) ?? 0
  /** Counts navigations: of two that overlap the later one wins. */
  #latest = 0
  /** Whether parcels of a signed-in person have run in this document. */
  #hasServed = false

  constructor(settings: Settings) {
    this.#settings = settings
    this.#routes = compileRoutes(settings.config.routes)
    this.#sessionSpace = this.visit(window.location.href).space
  }

  /** Takes over the routes as they are by now; the page that is open stays as it is until the person moves. */
  adopt(config: BaseConfig) {
    this.#settings = { ...this.#settings, config }
    this.#routes = compileRoutes(config.routes)
  }

  visit(url: string) {
    return visitOf(url, this.#routes)
  }

  /** The running number of the current entry. */
  get index() {
    return this.#index
  }

  /** The first page: redirects apply, no guard asks whether to leave. */
  async start() {
    this.#conclude(await this.#settle(window.location.href), { how: 'replace', state: window.history.state })
  }

  /** Guards, then the address. True when the page has changed, false when the person stayed. */
  async navigate(url: string, { replace = false, ...step }: NavigateOptions & Partial<Step> = {}) {
    const target = new URL(url, window.location.href)
    // Where not all routes have come yet, the server knows those that are missing.
    const isElsewhere = this.#settings.config.files && !this.visit(url).match
    if (isElsewhere || target.origin !== window.location.origin) return this.#leavePortal(target)
    const settled = await this.#pass(url)
    if (!settled) return false
    const isSame = settled.visit.url === pathOf(window.location)
    this.#conclude(settled, { ...step, how: replace || isSame ? 'replace' : 'push' })
    return true
  }

  /** True when a visit may be committed at once: no guard to ask, nowhere else to go. */
  isClear(url: string) {
    const visit = this.visit(url)
    const session = currentSession()
    if (hasLeaveGuards() || isTwoStepUnknown(visit, session)) return false
    return this.#decide(visit, knownTwoStep(session)).do === 'commit'
  }

  /** Whether back or forward may arrive at this address; a redirect is followed from here. */
  async mayTraverse(url: string) {
    const settled = await this.#pass(url)
    if (!settled) return false
    if (settled.visit.url === this.visit(url).url) return true
    this.#conclude(settled, { how: 'push' })
    return false
  }

  /** Takes over an entry that the browser has moved to. */
  arrive() {
    const index = entryIndex(window.history.state)
    // An entry without a number was made by the browser itself, for a link to a place in the page.
    if (index === null) writeEntry('replace', withIndex(window.history.state, this.#index + 1), pathOf(window.location))
    this.#index = index ?? this.#index + 1
    this.#concludeNow(window.location.href, { how: 'traverse' })
  }

  /** A parcel's router moves within its own pages; the caller has asked `isClear`. */
  move(url: string, step: Step) {
    this.#latest += 1
    this.#concludeNow(url, step)
  }

  #concludeNow(url: string, step: Step) {
    const visit = this.visit(url)
    this.#conclude({ visit, decision: this.#decide(visit, knownTwoStep(currentSession())) }, step)
  }

  /** Redirects followed and leave guards asked; null when the person stays or has gone elsewhere meanwhile. */
  async #pass(url: string): Promise<Settled | null> {
    const turn = (this.#latest += 1)
    const settled = await this.#settle(url)
    const isWanted = turn === this.#latest && (await mayLeave(settled.visit.url))
    return isWanted && turn === this.#latest ? settled : null
  }

  async #settle(url: string): Promise<Settled> {
    let visit = this.visit(url)
    for (let turn = 0; turn < maxRedirects; turn += 1) {
      const decision = this.#decide(visit, await twoStepFor(visit, currentSession()))
      if (decision.do !== 'redirect') return { visit, decision }
      visit = this.visit(decision.url)
    }
    throw new Error(`The route table sends ${url} in circles`)
  }

  #decide(visit: Visit, twoStep: ReturnType<typeof knownTwoStep>) {
    const session = currentSession()
    const { edition } = this.#settings.config
    return decide(visit, {
      session,
      isSessionKnown: atriumStore.get(sessionAtom) !== null,
      twoStep,
      edition,
      origin: window.location.origin,
      sessionSpace: this.#sessionSpace,
      lang: currentLang(),
      host: currentHost(),
    })
  }

  #conclude({ visit, decision }: Settled, { how, state, mover }: Step) {
    const { login } = currentSession()
    // A parcel that one person may release has run here: a password is typed into a document without it (decision 093).
    if (decision.do === 'load' || (this.#hasServed && !login)) return this.#loadAnew(visit.url)
    this.#hasServed = login
    if (how === 'push') this.#index += 1
    if (how !== 'traverse') writeEntry(how, withIndex(state, this.#index), visit.url)
    const before = currentPage()
    const page = pageOf(visit, currentSession())
    atriumStore.set(reminderAtom, decision.do === 'commit' ? (decision.remind ?? null) : null)
    atriumStore.set(routeAtom, visit.match)
    atriumStore.set(addressAtom, visit.url)
    atriumStore.set(pageAtom, page)
    this.#settings.onCommit({ how, before, page, mover })
  }

  /** The leave guards have been asked; the browser is not to ask a second time. */
  #loadAnew(url: string) {
    dropLeaveGuards()
    this.#settings.load(url)
  }

  async #leavePortal(target: URL) {
    // It goes to addresses only that a person could have typed: `javascript:` and the like are no places to go.
    if (!['http:', 'https:'].includes(target.protocol) || !(await mayLeave())) return false
    this.#settings.load(target.href)
    return true
  }
}

function pathOf({ pathname, search, hash }: Location) {
  return pathname + search + hash
}
