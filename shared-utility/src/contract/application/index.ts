// Applications that enterprises build, and what is kept in them: a line for each noun. What it exports as `...Calls` is in the table of all calls.
export * from './design.ts'
export * from './entity-shape.ts'
export * from './field-initial.ts'
export * from './field-rules.ts'
export * from './field-value.ts'
export * from './record.ts'
export * from './version.ts'
export * from './rule-refusals.ts'
