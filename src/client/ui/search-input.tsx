import { Search } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string
  labelClassName?: string
}

/** Label and input of a search, with its icon. */
export function SearchInput({ label, labelClassName = '', className, ...rest }: SearchInputProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={`mb-1.5 block font-bold ${labelClassName}`}>
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={22}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
        />
        <input
          id={id}
          type="search"
          className="field pl-11 text-ellipsis placeholder:text-soft"
          {...rest}
        />
      </div>
    </div>
  )
}
