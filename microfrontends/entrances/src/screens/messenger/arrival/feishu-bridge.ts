import { BridgeFailed, withinLimit } from './bridge-limit.ts'
import { loadFeishuSdk } from './feishu-sdk.ts'

type App = { appId: string; state: string }
type Failed = { errno?: number; errString?: string }

declare global {
  interface Window {
    /** Feishu's bridge, by its own script or put there by the client. */
    h5sdk?: { ready(then: () => void): void }
    tt?: {
      requestAccess?(options: {
        appID: string
        state: string
        scopeList: string[]
        success(answer: { code: string }): void
        fail(error: Failed): void
      }): void
      requestAuthCode?(options: {
        appId: string
        success(answer: { code: string }): void
        fail(error: Failed): void
      }): void
    }
  }
}

// The provider's number for a client that is too old for the newer call.
const tooOld = 103

/** Asks Feishu for a code, as its newer clients offer it, else as the older ones do. */
export async function feishuCode(app: App) {
  if (!window.h5sdk) await withinLimit(loadFeishuSdk())
  await withinLimit(new Promise<void>((resolve) => window.h5sdk?.ready(resolve)))
  return withinLimit(requestAccess(app))
}

function requestAccess(app: App) {
  return new Promise<string>((resolve, reject) => {
    const older = () => resolve(requestAuthCode(app))
    if (!window.tt?.requestAccess) return older()
    return window.tt.requestAccess({
      appID: app.appId,
      state: app.state,
      scopeList: [],
      success: ({ code }) => resolve(code),
      fail: (error) => (error.errno === tooOld ? older() : reject(failed(error))),
    })
  })
}

function requestAuthCode({ appId }: App) {
  return new Promise<string>((resolve, reject) => {
    if (!window.tt?.requestAuthCode) return reject(new BridgeFailed('Feishu offers no codes'))
    return window.tt.requestAuthCode({
      appId,
      success: ({ code }) => resolve(code),
      fail: (error) => reject(failed(error)),
    })
  })
}

function failed({ errno, errString }: Failed) {
  return new BridgeFailed(`Feishu gave no code: ${errno ?? ''} ${errString ?? ''}`)
}
