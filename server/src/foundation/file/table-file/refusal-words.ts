/** Why a file is not read, and where, in both languages. */
export const refusalWords = {
  tooLarge: [
    '文件过大：最大 {megabytes} MB，解压后的每个部分也有上限。请拆成几个文件',
    'The file is too large: {megabytes} MB at most, and each part of it unpacked has a bound, too. Please split it',
  ],
  tooManyRows: [
    '行数过多：一次最多 {most} 行。请拆成几个文件',
    'There are too many rows: {most} at most in one file. Please split it',
  ],
  tooManyColumns: ['第 {row} 行的列数过多：最多 {most} 列', 'Row {row} has too many columns: {most} at most'],
  cellTooLong: [
    '单元格 {column}{row} 的内容过长：最多 {most} 个字符',
    'The content of cell {column}{row} is too long: {most} characters at most',
  ],
  formula: [
    '单元格 {column}{row} 以公式开头，已拒绝整个文件。请改为普通内容',
    'Cell {column}{row} begins like a formula, so the file is refused. Put plain content there',
  ],
  macros: [
    '文件中有宏（{part}），已拒绝。请另存为不含宏的 XLSX 或 CSV',
    'There are macros in the file ({part}), so it is refused. Save it as XLSX without macros, or as CSV',
  ],
  externalLinks: [
    '文件中有指向其他文件的链接（{part}），已拒绝。请断开链接或另存为 CSV',
    'The file has links to other files ({part}), so it is refused. Break the links, or save it as CSV',
  ],
  unsafeXml: [
    '文件中的 {part} 含有文档类型或实体声明，已拒绝',
    '{part} in the file declares a document type or entities, so it is refused',
  ],
  encrypted: [
    '文件有密码保护，或是旧的 XLS 格式。请去掉密码，另存为 XLSX 或 CSV',
    'The file is protected by a password, or is an old XLS. Save it without a password as XLSX or CSV',
  ],
  notText: [
    '文件既不是 XLSX，也不是 UTF-8 或 GB18030 编码的 CSV',
    'The file is neither an XLSX nor a CSV in UTF-8 or GB18030',
  ],
  quoteOpen: ['第 {row} 行有未结束的引号', 'A quotation mark in row {row} is never closed'],
  empty: [
    '文件中没有数据行。第一行应为列标题，其后每行一条',
    'The file has no rows of data. The first row has the headings, each further one an entry',
  ],
  broken: [
    '文件已损坏或不完整，无法读取。请用表格软件打开后重新保存',
    'The file is damaged or incomplete and cannot be read. Open it in a spreadsheet program and save it anew',
  ],
  bomb: ['文件解压后过大或过于复杂，已拒绝', 'Unpacked, the file is too large or too complicated, so it is refused'],
  sheetUnknown: ['文件中没有名为“{sheet}”的工作表', 'There is no sheet “{sheet}” in the file'],
} as const satisfies Record<string, readonly [zh: string, en: string]>
