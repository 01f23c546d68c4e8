import { icon } from '../ui/icons.tsx'

/** An open book: the stories still left. Apart from the others, as guests never see it. */
export const BookIcon = icon(
  <path d="M12 6.5C9.5 4.7 6 4.2 2.5 5v13.5c3.5-.8 7-.3 9.5 1.5 2.5-1.8 6-2.3 9.5-1.5V5c-3.5-.8-7-.3-9.5 1.5ZM12 6.5V20" />,
)
