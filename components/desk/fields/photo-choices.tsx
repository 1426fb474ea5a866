import { FieldError } from '@/components/ui/field/field'
import { fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'

/** Photos, each with two choices: the first takes it, the second does not. */
export interface ChosenPhotos {
  photos: readonly { id: number; title: string; thumbnail: string }[]
  taken: string
  left: string
  /** All are taken unless somebody chooses otherwise. */
  isTaken: boolean
}

interface PhotoChoicesProps extends Omit<NamedFieldProps, 'hint'>, ChosenPhotos {}

/** Sends a field for each photo, «name-12»: its number, or nothing. */
export function PhotoChoices({ id, name, label, error, photos, taken, left, isTaken }: PhotoChoicesProps) {
  return (
    <fieldset aria-describedby={error && fieldIds(id).error}>
      <legend className="font-medium">{label}</legend>
      <div className="mt-1.5 space-y-3">
        {photos.map((photo) => (
          <fieldset key={photo.id} className="flex items-center gap-3">
            <legend className="sr-only">{photo.title}</legend>
            <img
              src={photo.thumbnail}
              alt=""
              className="h-24 w-32 shrink-0 rounded-sm border border-line bg-ground object-cover"
            />
            <div className="min-w-0 flex-1">
              <Choice name={`${name}-${photo.id}`} value={photo.id} label={taken} isChosen={isTaken} />
              <Choice name={`${name}-${photo.id}`} value="" label={left} isChosen={!isTaken} />
            </div>
          </fieldset>
        ))}
      </div>
      {error && (
        <div role="alert" tabIndex={-1}>
          <FieldError id={fieldIds(id).error} message={error} />
        </div>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: number | ''
  label: string
  isChosen: boolean
}

function Choice({ name, value, label, isChosen }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="size-6 accent-brand" />
      {label}
    </label>
  )
}
