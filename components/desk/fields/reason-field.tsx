import { FieldError } from '@/components/ui/field/field'
import { fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'
import type { FieldOption } from '@/components/desk/fields/option-groups'

interface ReasonFieldProps extends Omit<NamedFieldProps, 'hint'> {
  options: readonly FieldOption[]
  /** Title of the choice that leaves the reason to another field. */
  empty: string
}

/** Ready reasons, one press each; what is typed below them stays. */
export function ReasonField({ id, name, label, error, options, empty }: ReasonFieldProps) {
  return (
    <fieldset aria-describedby={error && fieldIds(id).error}>
      <legend className="mb-1 font-medium">{label}</legend>
      {[...options, { id: '', title: empty }].map((option) => (
        <label key={option.id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1 leading-5">
          <input type="radio" name={name} value={option.id} defaultChecked={option.id === ''} className="radio mt-0" />
          {option.title}
        </label>
      ))}
      <FieldError id={fieldIds(id).error} message={error} />
    </fieldset>
  )
}
