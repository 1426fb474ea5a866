import { Chapter, Sample } from '@/components/ui/samples/sample'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { LinkButton } from '@/components/ui/link-button'
import { RadioGroup } from '@/components/ui/radio-group'
import { SearchField } from '@/components/ui/search-field'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'

export function FormSamples() {
  return (
    <Chapter title="Кнопки и поля">
      <Buttons />
      <Fields />
      <Sample name="Поиск">
        <form action="/styleguide" className="max-w-3xl space-y-4">
          <SearchField id="sg-search" label="Поиск по новостям" placeholder="Поиск по новостям" />
          <SearchField id="sg-search-large" label="Чем помочь?" placeholder="Чем помочь?" size="large" name="q" />
        </form>
      </Sample>
    </Chapter>
  )
}

function Buttons() {
  return (
    <Sample name="Кнопки">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Отправить обращение</Button>
        <Button variant="secondary">Сохранить черновик</Button>
        <Button variant="quiet">Отмена</Button>
        <Button variant="danger">Удалить</Button>
        <Button variant="sun">Голосовать</Button>
        <Button busy>Отправляем…</Button>
        <Button size="small">Небольшая</Button>
        <LinkButton href="/styleguide" size="large">
          Ссылка-кнопка
        </LinkButton>
      </div>
    </Sample>
  )
}

function Fields() {
  return (
    <Sample name="Поля">
      <form className="grid max-w-3xl gap-6 sm:grid-cols-2">
        <TextInput id="sg-name" name="name" label="Фамилия" autoComplete="off" defaultValue="Магомедова" />
        <TextInput id="sg-mail" name="mail" label="Электронная почта" hint="Пришлём ответ и номер обращения" />
        <TextInput id="sg-bad" name="bad" label="Телефон" defaultValue="+7 (872)" error="Введите номер полностью" />
        <TextInput id="sg-off" name="off" label="Регион" defaultValue="Республика Дагестан" disabled />
        <Select
          id="sg-type"
          name="type"
          label="Тип документа"
          emptyLabel="Все типы"
          options={[
            { value: 1, label: 'Постановление' },
            { value: 2, label: 'Распоряжение' },
          ]}
        />
        <DateInput id="sg-date" name="date" label="Принят не раньше" />
        <Textarea id="sg-text" name="text" label="Что случилось" hint="До 4 000 знаков" className="sm:col-span-2" />
        <RadioGroup
          id="sg-way"
          name="way"
          legend="Как ответить"
          defaultValue="mail"
          options={[
            { value: 'mail', label: 'Письмом на электронную почту' },
            { value: 'post', label: 'Почтой России', hint: 'Придёт на неделю позже' },
          ]}
        />
        <div>
          <Checkbox
            id="sg-agree"
            name="agree"
            label="Согласен на обработку персональных данных"
            hint="Только для ответа на это обращение"
          />
          <Checkbox id="sg-rules" name="rules" label="Принимаю правила" error="Вы должны нажать на галочку" />
        </div>
      </form>
    </Sample>
  )
}
