import type { Page } from '@playwright/test'

/** What is wrong with how the table in sight lies on the screen, in words; its head and its first rows are looked at. */
export function tableFaults(page: Page) {
  return page.evaluate(() => {
    const table = document.querySelector('main table')
    const frame = [...climb(table)].find((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
    if (!table || !frame) return ['there is no table in a frame of its own']
    const window = frame.getBoundingClientRect()
    const rows = [...table.querySelectorAll('thead tr, tbody tr:nth-child(-n+5)')]
    return rows.flatMap((row) => [...heightFaults(row), ...cellsOf(row).flatMap(cellFaults), ...menuFaults(row)])

    function* climb(from: Element | null) {
      for (let one = from?.parentElement; one; one = one.parentElement) yield one
    }

    function cellsOf(row: Element) {
      return [...row.querySelectorAll('th, td')]
    }

    function heightFaults(row: Element) {
      const { height } = row.getBoundingClientRect()
      return height > 60 ? [`a row is ${height} pixels tall`] : []
    }

    function cellFaults(cell: Element) {
      const box = cell.getBoundingClientRect()
      const text = cell.textContent.slice(0, 12)
      if (cell.querySelector('button[aria-haspopup], input') || text === '') return []
      const shown = [...cell.children].map((child) => child.getBoundingClientRect())
      const sticksOut = shown.length === 0 ? overflows(cell) : shown.some(({ right }) => right > box.right + 1)
      return [
        ...(box.width < 96 && !cell.matches(':last-child') ? [`"${text}" has ${Math.round(box.width)} pixels`] : []),
        ...(sticksOut ? [`"${text}" lies over what stands beside it`] : []),
      ]
    }

    function overflows(cell: Element) {
      return cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX === 'visible'
    }

    /** Pressed where it is seen, the row's menu is what answers. */
    function menuFaults(row: Element) {
      const menu = row.querySelector('button[aria-haspopup="menu"]')
      if (!menu) return []
      const { left, right, top, height } = menu.getBoundingClientRect()
      if (left < window.left || right > window.right) return ['a menu is out of sight']
      if (top + height > window.bottom) return []
      const hit = document.elementFromPoint((left + right) / 2, top + height / 2)
      return hit && menu.contains(hit) ? [] : ['something lies over a menu']
    }
  })
}
