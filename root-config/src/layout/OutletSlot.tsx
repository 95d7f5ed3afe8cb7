import { outlet } from '../navigation/outlet.ts'

/** Where the current layout keeps the outlet of the parcels. */
export function OutletSlot() {
  return <div className="atrium-slot" ref={adopt} />
}

function adopt(slot: HTMLDivElement | null) {
  slot?.append(outlet)
}
