-- The belt behind the moves table of the domain: no statement takes an order's status along another edge.
create function order_status_moves() returns trigger language plpgsql as $$
begin
  if old.status is not distinct from new.status then
    return new;
  end if;
  if (coalesce(old.status, 'NEW') || '>' || coalesce(new.status, 'NEW')) in (
    'NEW>BOOKED', 'NEW>CANCELLED', 'WAITLIST>INQUIRY', 'WAITLIST>BOOKED', 'WAITLIST>CANCELLED', 'INQUIRY>MEETING',
    'INQUIRY>BOOKED', 'INQUIRY>CANCELLED', 'MEETING>BOOKED', 'MEETING>CANCELLED', 'BOOKED>SHOOTED',
    'BOOKED>CANCELLED'
  ) then
    return new;
  end if;
  raise exception 'an order does not go from % to %', old.status, new.status
    using errcode = 'check_violation', constraint = 'orders_status_moves';
end
$$;

create trigger orders_status_moves before update of status on orders
  for each row execute function order_status_moves();
