import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';

interface Props {
  index: number;
  count: number;
  up: string;
  down: string;
  onMove(to: number): void;
}

export function MoveButtons({ index, count, up, down, onMove }: Props) {
  return (
    <>
      <IconButton
        size="small"
        aria-label={up}
        data-move="up"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={down}
        data-move="down"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  );
}
