import type { Page } from '@playwright/test'

/** What is wrong with how the table in sight lies on the screen, in words; its head and its first rows are looked at. */
export async function tableFaults(page: Page) {
  return [
    ...(await lyingFaults(page)),
    ...(await menuFaults(page)),
    ...(await stayFaults(page)),
    ...(await roomFaults(page)),
  ]
}

function lyingFaults(page: Page) {
  return page.evaluate(() => {
    const table = document.querySelector('main table')
    const isFramed = [...climb(table)].some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
    if (!table || !isFramed) return ['there is no table in a frame of its own']
    const rows = [...table.querySelectorAll('thead tr, tbody tr:nth-child(-n+5)')]
    return rows.flatMap((row) => [...heightFaults(row), ...cellsOf(row).flatMap(cellFaults)])

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
        ...paddingFaults(cell, text),
        ...cutFaults(cell, text),
        ...(sticksOut ? [`"${text}" lies over what stands beside it`] : []),
      ]
    }

    function paddingFaults(cell: Element, text: string) {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
      const least = Math.min(parseFloat(paddingInlineStart), parseFloat(paddingInlineEnd))
      return least < 8 ? [`"${text}" is ${least} pixels from its neighbour`] : []
    }

    /** What a row says may be longer than its column; the column's own name may not, nor a moment. */
    function cutFaults(cell: Element, text: string) {
      const isMoment = cell.textContent.match(/\d:\d\d/g)?.length === 1
      const parts = isMoment || cell.matches('thead *') ? [...cell.querySelectorAll('*')] : []
      return parts.some(isCut) ? [`"${text}" is cut`] : []
    }

    function isCut(part: Element) {
      const { clientWidth, scrollWidth } = part
      return clientWidth > 1 && scrollWidth > clientWidth && getComputedStyle(part).overflowX !== 'visible'
    }

    function overflows(cell: Element) {
      return cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX === 'visible'
    }
  })
}

/** Pressed where it is seen, a row's menu is what answers. */
function menuFaults(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main table :is(thead tr, tbody tr:nth-child(-n+5))')]
    const menus = rows.flatMap((row) => row.querySelector('button[aria-haspopup="menu"]') ?? [])
    const frame = document.querySelector('main table')?.parentElement?.getBoundingClientRect()
    // Tabs at the bottom of a small window lie over what is below.
    const tabs = document.querySelector('.atrium-tabs')?.getBoundingClientRect()
    const fold = tabs && tabs.height > 0 ? tabs.top : document.documentElement.clientHeight
    return menus.flatMap((menu) => {
      const { left, right, top, height } = menu.getBoundingClientRect()
      if (!frame || left < frame.left || right > frame.right) return ['a menu is out of sight']
      if (top + height > Math.min(frame.bottom, fold)) return []
      const hit = document.elementFromPoint((left + right) / 2, top + height / 2)
      return hit && menu.contains(hit) ? [] : ['something lies over a menu']
    })
  })
}

/** Scrolled sideways to its end, the table still begins with what names each row. */
function stayFaults(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main :is(thead tr, tbody tr:nth-child(-n+5))')]
    const first = rows.flatMap((row) => [...row.querySelectorAll(':scope > :first-child')])
    const fixed = rows.flatMap((row) => [...row.querySelectorAll('.atrium-fixed:not(:last-child)')])
    const frame = document.querySelector('main table')?.parentElement
    if (!frame || first.length === 0) return ['there is no table']
    const leftOf = (one: Element) => one.getBoundingClientRect().left
    const lefts = fixed.map(leftOf)
    frame.scrollLeft = frame.scrollWidth
    const moved = fixed.filter((cell, index) => Math.abs(leftOf(cell) - (lefts[index] ?? 0)) > 1)
    const away = first.filter((cell) => Math.abs(leftOf(cell) - leftOf(frame) - frame.clientLeft) > 1)
    frame.scrollLeft = 0
    return [...moved, ...away].map((cell) => `"${cell.textContent.slice(0, 12)}" does not stay at the start`)
  })
}

/** What stands above the rows is one line, and a list of one page ends with them. */
function roomFaults(page: Page) {
  return page.evaluate(() => {
    const list = document.querySelector('main .atrium-list')
    const toolbar = list?.querySelector('.atrium-toolbar')
    const scroller = list?.querySelector('table')?.parentElement
    const frame = scroller?.parentElement?.parentElement?.getBoundingClientRect()
    const last = list?.querySelector('tbody tr:last-child')?.getBoundingClientRect()
    const isOnePage = [...(list?.querySelectorAll('nav button') ?? [])].every((button) => button.matches(':disabled'))
    if (!toolbar || !scroller || !frame || !last) return ['there is no list']
    const blank = Math.round(frame.bottom - last.bottom - (scroller.offsetHeight - scroller.clientHeight))
    // What is filtered by is said in a line of its own.
    const lines = toolbar.querySelector('.MuiChip-root') ? 2 : 1
    const { height } = toolbar.getBoundingClientRect()
    return [
      ...(window.innerWidth >= 1280 && height > lines * 48 ? [`the line above is ${height} pixels tall`] : []),
      ...(isOnePage && blank > 8 ? [`${blank} pixels are blank below the last row`] : []),
    ]
  })
}
