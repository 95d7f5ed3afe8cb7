// Departments, the people in them, and the directory: a line for each noun. What it exports as `...Calls` is in the table of all calls.
export * from './department-member.ts'
export * from './department.ts'
export * from './directory.ts'
export * from './notice.ts'
export * from './role.ts'
export * from './role-shape.ts'
