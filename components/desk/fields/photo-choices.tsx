import { FieldError } from '@/components/ui/field/field'
import { fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'
import { LEFT_PHOTO } from '@/lib/domains/desk/rules'

/** Photos, each with two choices: the first takes it, the second does not. */
export interface ChosenPhotos {
  photos: readonly { id: number; title: string; thumbnail: string }[]
  taken: string
  left: string
  /** All are taken unless somebody chooses otherwise. */
  isTaken: boolean
}

/** Returns the field of a photo, «name-12», with what is chosen before anybody chooses. */
function toField(name: string, id: number, isTaken: boolean) {
  return { name: `${name}-${id}`, initial: isTaken ? String(id) : LEFT_PHOTO }
}

export function listPhotoFields(name: string, { photos, isTaken }: ChosenPhotos) {
  return photos.map(({ id }) => toField(name, id, isTaken))
}

interface PhotoChoicesProps extends Omit<NamedFieldProps, 'hint'> {
  choices: ChosenPhotos
  /** Returns what was chosen before in the field of a photo. */
  getDraft: (name: string) => string | undefined
}

/** Sends a field for each photo: its number, or that it is left. */
export function PhotoChoices({ id, name, label, error, choices, getDraft }: PhotoChoicesProps) {
  const { photos, taken, left, isTaken } = choices
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
              <Choice
                field={toField(name, photo.id, isTaken)}
                value={String(photo.id)}
                label={taken}
                getDraft={getDraft}
              />
              <Choice field={toField(name, photo.id, isTaken)} value={LEFT_PHOTO} label={left} getDraft={getDraft} />
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

interface ChoiceProps extends Pick<PhotoChoicesProps, 'getDraft'> {
  field: { name: string; initial: string }
  value: string
  label: string
}

function Choice({ field: { name, initial }, value, label, getDraft }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={(getDraft(name) ?? initial) === value}
        className="size-6 accent-brand"
      />
      {label}
    </label>
  )
}
