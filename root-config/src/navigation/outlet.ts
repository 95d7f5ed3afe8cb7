/**
 * The element that every parcel is mounted in. It belongs to the shell and moves from layout to layout, so a change
 * of the frame around it neither remounts what is inside nor depends on the order in which layouts come and go.
 */
export const outlet = Object.assign(document.createElement('div'), { className: 'atrium-outlet' })
