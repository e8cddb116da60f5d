import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** A column of fields. The browser's own bubbles stay away: the fields say what is wrong. */
export function Form(props: ComponentProps<'form'>) {
  return <form noValidate className={styles.form} {...props} />;
}
