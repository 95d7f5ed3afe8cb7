type Days = { from: string | undefined; to: string | undefined }

/** The stretch from the first day's beginning to the last day's end, where the person is. */
export function dayRange({ from, to }: Days) {
  return {
    ...(from !== undefined && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to !== undefined && { to: dayAfter(to).toISOString() }),
  }
}

function dayAfter(day: string) {
  const moment = new Date(`${day}T00:00:00`)
  moment.setDate(moment.getDate() + 1)
  return moment
}
