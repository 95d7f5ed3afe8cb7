import type { ParcelProps } from '@atrium/shared-utility'
import { defineParcel } from '@atrium/shared-utility/parcel'
import { mayHang } from './faults.ts'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'
import './style.css'

const { bootstrap, mount: open, unmount, update } = defineParcel({ name: '@demo/faulty-react', routes, messages })

export { bootstrap, unmount, update }
export const mount = async (props: ParcelProps) => {
  await mayHang()
  await open(props)
}
