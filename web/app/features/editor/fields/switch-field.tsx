import type { ComponentProps } from 'react'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'

interface SwitchFieldProps extends Omit<ComponentProps<typeof Switch>, 'checked' | 'onChange'> {
  name: FieldPathByValue<EditorValues, boolean>
}

/** A switch for a field that is on or off. */
export function SwitchField({ name, ...shown }: SwitchFieldProps) {
  const { field } = useController({ control: useEditor().form.control, name })
  return <Switch {...shown} name={name} checked={field.value} onChange={field.onChange} />
}
