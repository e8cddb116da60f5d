/** Of a dialog about one person. */
export interface DialogProps {
  id: string;
  name: string;
  onClose: () => void;
}
