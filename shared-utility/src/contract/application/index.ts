// Applications that enterprises build, and what is kept in them: a line for each noun. What it exports as `...Calls` is in the table of all calls.
export * from './app-role-shape.ts'
export * from './app-role.ts'
export * from './app-view-shape.ts'
export * from './app-view.ts'
export * from './board.ts'
export * from './comment.ts'
export * from './deleted-record.ts'
export * from './design.ts'
export {
  designKey,
  type EntityField,
  entityField,
  type FieldOption,
  type FieldType,
  fieldTypes,
} from './entity-field.ts'
export * from './entity-shape.ts'
export { type Adding, initialValue } from './field-initial.ts'
export { fieldRules, textPatterns } from './field-rules.ts'
export { fieldValue, fieldValues, holdsFiles, mostFilesOf } from './field-value.ts'
export * from './file.ts'
export * from './filter.ts'
export { type FilterFault, conditionsOf, filterFaults } from './filter/faults.ts'
export { type FilterAsker, matchesFilter } from './filter/match.ts'
export { type FilterField, type Operands, filterFields, filterOperators, operandsOf } from './filter/operators.ts'
export { dayInChina, daysOfPeriod, momentsOfDay } from './filter/period.ts'
export { formLayout } from './form/form-layout.ts'
export { formSection, type FormSection } from './form/form-section.ts'
export { type FieldState, formState } from './form/form-state.ts'
export { conditionFault } from './form/condition-fault.ts'
export { type OptionTone, optionTones } from './option-tone.ts'
export * from './overview.ts'
export * from './publish-plan.ts'
export { type AppRecord, recordCalls, type RuntimeEntity } from './record.ts'
export * from './version.ts'
export * from './record-card.ts'
export * from './record-file.ts'
export * from './record-import.ts'
export * from './record-values.ts'
export * from './rule-refusals.ts'
export * from './state-field.ts'
export * from './suggestion.ts'
export * from './title-field.ts'
