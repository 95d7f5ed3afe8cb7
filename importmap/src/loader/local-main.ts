import { admitLocal, pageLocals } from './admit-local.ts'

admitLocal(System.constructor.prototype, { locals: pageLocals(document), nonce: document.currentScript?.nonce ?? '' })
